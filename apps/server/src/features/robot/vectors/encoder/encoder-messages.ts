/** Between the server and the thread of the encoder. */
export type ToEncode = { id: number; text: string }
export type Encoded = { id: number; vector: number[] } | { id: number; error: string }
