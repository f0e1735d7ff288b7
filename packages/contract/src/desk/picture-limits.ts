/** Of an agent's own picture, before it is cut. No zod: the desk checks a file before it sends it. */
export const maxPictureBytes = 5 * 1024 * 1024
