/** How many conversations the server may assign to an agent at once; with 0 an agent only takes them by hand. */
export const maxThreadsBounds = { least: 0, most: 100 } as const
export const memberNameLength = 60
