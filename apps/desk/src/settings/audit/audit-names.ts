import { auditActions, auditObjectKinds } from '@foyer/contract/desk/audit-actions.ts'
import type { AuditEntry } from '@foyer/contract/desk/audit.ts'
import { libraryLists } from '@foyer/contract/desk/library-limits.ts'
import { retentions } from '@foyer/contract/desk/retentions.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { plainName, valueText, type ValueWords } from '../../rules/audit/audit-values.ts'

type T = Translate<DeskKey>

/** What was done. A newer server may know actions that have no text here yet. */
export function actionText(action: string, t: T): string {
  const known = auditActions.find((one) => one === action)
  return known ? t(`audit.action.${known}`) : plainName(action)
}

/** What kind of object was changed. */
export function kindText(kind: string, t: T): string {
  const known = auditObjectKinds.find((one) => one === kind)
  return known ? t(`audit.object.${known}`) : plainName(kind)
}

/** Whoever made the change. */
export function actorText(
  { actorKind, actorName }: Pick<AuditEntry, 'actorKind' | 'actorName'>,
  t: T,
): string {
  return actorKind === 'agent' ? actorName : t(`audit.actor.${actorKind}`, { name: actorName })
}

/** Fields with a text. Others are called by their own name. */
const fieldNames = [
  'retention',
  'allowedOrigins',
  'keyId',
  'algorithm',
  'title',
  'text',
  'isShared',
  'fields',
  'isForTickets',
  'words',
  'isWithheld',
  'isHandled',
  'hasRemark',
  'period',
  'kind',
  'requestId',
  'heldSince',
  'links',
  'ended',
  'keepThis',
  'browser',
  'system',
  'address',
  'since',
  'robotNo',
  'language',
  'expectedDocId',
  'mustNotSay',
  'docId',
  'question',
  'similar',
  'answer',
  'category',
  'validFrom',
  'validUntil',
  'isPublished',
  'attachments',
  'actor',
  'action',
  'objectKind',
  'from',
  'to',
  'name',
  'email',
  'role',
  'nick',
  'timeZone',
  'locale',
  'channel',
  'groups',
  'list',
  'rows',
  'added',
  'changed',
  'unchanged',
  'refused',
  'names',
  'form',
  'order',
  'isArchived',
] as const

export function fieldText(field: string, t: T): string {
  const known = fieldNames.find((one) => one === field)
  return known ? t(`audit.field.${known}`) : plainName(field)
}

/** A value as the pages that change it call it. */
export function fieldValueText(field: string, value: unknown, t: T, words: ValueWords): string {
  const period = field === 'retention' ? retentions.find((one) => one === value) : undefined
  if (period) return t(`data.period.${period}`)
  if (field === 'retention' && value === null) return t('data.channels.same')
  const list = field === 'list' ? libraryLists.find((one) => one === value) : undefined
  if (list) return t(`library.${list}`)
  if (field === 'action' && typeof value === 'string') return actionText(value, t)
  if (field === 'objectKind' && typeof value === 'string') return kindText(value, t)
  return valueText(field, value, words)
}
