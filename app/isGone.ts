/** Whether a server says that a file is gone. The storage of clouds says 403. */
export const isGone = (status: number): boolean => [403, 404, 410].includes(status);
