/** Whether a text is the address of a PostgreSQL database, and not the path of a file. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/**
 * An address as it may be shown: user, computer or folder of sockets, port and database, without password and settings.
 */
export const shownPostgresUrl = (text: string): string => {
  const { protocol, username, host, pathname, searchParams } = new URL(text);
  const socket = searchParams.get('host');
  return `${protocol}//${username && `${username}@`}${host}${pathname}${socket ? `?host=${socket}` : ''}`;
};
