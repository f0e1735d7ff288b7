import { z } from 'zod'

export const agentRoles = ['owner', 'admin', 'supervisor', 'agent'] as const

export const DeskAgent = z.object({
  adminId: z.string(),
  adminNick: z.string(),
  adminFace: z.string(),
  email: z.string(),
  role: z.enum(agentRoles),
})
export type DeskAgent = z.infer<typeof DeskAgent>

export const deskAgentExample: DeskAgent = {
  adminId: '7',
  adminNick: 'Ana',
  adminFace: '',
  email: 'ana@demo.example',
  role: 'agent',
}
