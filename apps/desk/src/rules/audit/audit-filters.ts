import {
  auditActions,
  auditObjectKinds,
  type AuditAction,
  type AuditObjectKind,
} from '@foyer/contract/desk/audit-actions.ts'

/** Filters of the audit log. What is empty does not count. */
export type AuditFilters = {
  /** An agent's id, `operator` or `system`. */
  actor: string
  action: AuditAction | ''
  objectKind: AuditObjectKind | ''
  objectId: string
  /** Days, as `2026-11-18`. Both are included. */
  from: string
  to: string
}

export const noAuditFilters: AuditFilters = {
  actor: '',
  action: '',
  objectKind: '',
  objectId: '',
  from: '',
  to: '',
}

/** Reads the filters from the URL and ignores invalid values. */
export function readAuditFilters(address: Readonly<Record<string, unknown>>): AuditFilters {
  const actor = textOf(address['actor'])
  const objectKind = auditObjectKinds.find((kind) => kind === address['objectKind']) ?? ''
  return {
    actor: /^(operator|system|[1-9]\d{0,8})$/.test(actor) ? actor : '',
    action: auditActions.find((action) => action === address['action']) ?? '',
    objectKind,
    // An id is one of its kind only.
    objectId: objectKind === '' ? '' : textOf(address['objectId']).slice(0, 200),
    from: dayOf(address['from']),
    to: dayOf(address['to']),
  }
}

/** Only what was chosen is in the address. */
export function auditFiltersInAddress(filters: AuditFilters): Partial<Record<keyof AuditFilters, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
}

/** The same as the server is asked. Days are those of the reader's time zone. */
export function auditFiltersAsked({ actor, action, objectKind, objectId, from, to }: AuditFilters) {
  return {
    ...(actor !== '' && { actor }),
    ...(action !== '' && { action }),
    ...(objectKind !== '' && { object: { kind: objectKind, ...(objectId !== '' && { id: objectId }) } }),
    ...(from !== '' && { from: startOf(from, 0) }),
    ...(to !== '' && { to: startOf(to, 1) - 1 }),
  }
}

function startOf(day: string, daysLater: number): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).getTime()
}

/** A day that there is, after 1970 and with a year of four digits. */
function dayOf(value: unknown): string {
  const text = textOf(value)
  if (!/^(19[7-9]\d|[2-9]\d{3})-\d\d-\d\d$/.test(text)) return ''
  const parsed = Date.parse(`${text}T12:00:00Z`)
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(text) ? text : ''
}

/** Routers read `actor=7` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
