const at = (publicUrl: string | null, path: string): string | null =>
  publicUrl === null ? null : `${publicUrl.replace(/\/+$/, '')}/${path}`;

/** Where the page shows a table. */
export const tableLink = (publicUrl: string | null, table: string): string | null =>
  at(publicUrl, `table/${encodeURIComponent(table)}`);

/** Where the page lets a person choose how to get notices. */
export const settingsLink = (publicUrl: string | null): string | null => at(publicUrl, 'settings');
