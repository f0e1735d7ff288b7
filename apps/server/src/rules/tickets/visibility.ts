import type { HandleKind } from '@foyer/contract/codes.ts'
import type { TicketEntryKind } from '@foyer/contract/tickets/entry-kinds.ts'

const shown: { [K in TicketEntryKind]: K extends HandleKind ? boolean : false } = {
  public: true,
  client: true,
  internal: false,
  change: false,
}

type Shown = Extract<HandleKind, 'public' | 'client'>

/** S-31: what a customer may see of a ticket. Every road to them (page, list, mail) passes here. */
export function isShownToClient<E extends { kind: TicketEntryKind }>(entry: E): entry is E & { kind: Shown } {
  return shown[entry.kind]
}
