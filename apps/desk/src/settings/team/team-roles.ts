import type { AgentRole } from '@foyer/core/identity/may.ts'

const all = ['agent', 'supervisor', 'admin', 'owner'] as const satisfies readonly AgentRole[]

/** The roles that this one may give; the server decides it again. */
export function givableRoles(own: AgentRole): readonly AgentRole[] {
  return own === 'owner' ? all : all.filter((role) => role !== 'owner')
}

export function roleIn(value: string): AgentRole {
  return all.find((role) => role === value) ?? 'agent'
}
