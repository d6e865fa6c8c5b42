/** The URL of a file in any package. This module is two folders deep in its package, and so is the command's bundle. */
export const beside = (path: string): URL => new URL(`../../${path}`, import.meta.url);
