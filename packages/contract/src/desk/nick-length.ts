/** The longest name of an agent. No zod: fields of the desk use it too. */
export const maxNickLength = 60
