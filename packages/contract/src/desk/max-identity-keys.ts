/** Newer ones are added before older ones are taken away. */
export const maxIdentityKeys = 5
