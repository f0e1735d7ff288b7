import { createContext, useContext } from 'react'
import type { Connection } from './desk-client.ts'

const ConnectionContext = createContext<Connection | undefined>(undefined)

export const ConnectionProvider = ConnectionContext.Provider

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (!connection) throw new Error('no connection: this view belongs below App')
  return connection
}
