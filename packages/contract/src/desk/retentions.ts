/** How long the conversations of a tenant or channel are kept. */
export const retentions = ['30d', '90d', '1y', '3y', 'keep'] as const
export type Retention = (typeof retentions)[number]
