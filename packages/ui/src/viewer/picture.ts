/** A picture to look at, with its own size: a viewer must not make it larger than it is sharp. */
export type Picture = { src: string; name: string; size: { width: number; height: number } }
