import { createContext } from 'react'

/** How a page goes back to a chat that is in the same document; without it, the link back loads the chat. */
export const BackContext = createContext<(() => void) | undefined>(undefined)
