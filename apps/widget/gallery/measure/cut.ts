/** `isShortened`: it ends in an ellipsis, which is right for what people wrote and wrong for what we say. */
export type Cut = { why: string; text: string; where: string; isShortened: boolean }
