/** The address of a file of some package. This module lies two folders deep in one, and so does the command's bundle. */
export const beside = (path: string): URL => new URL(`../../${path}`, import.meta.url);
