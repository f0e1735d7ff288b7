/** The pages of the desk, in the rail's order. */
export const pages = [{ to: '/inbox', label: 'nav.inbox', icon: 'inbox' }] as const
