import type { NewChannel } from '@foyer/contract/channel/new-channel.ts'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { mailTexts } from '@foyer/i18n/mail-texts.ts'
import type { Trx } from '../../log/lock-thread.ts'
import { randomKey } from '../../platform/random.ts'

/** Labels of the form before the chat. */
export function formLabels(locale: LocaleCode): NewChannel['labels'] {
  const { t } = mailTexts(locale)
  return { name: t('export.name'), phone: t('export.phone'), email: t('export.email') }
}

/** Keys of tenants and channels are unique in the installation; one that was made of a name gets a random end if needed. */
export async function freeKey(trx: Trx, key: string, mayChange: boolean): Promise<string> {
  const taken = await trx
    .selectFrom('channels')
    .select('key')
    .where('key', '=', key)
    .unionAll(trx.selectFrom('tenants').select('key').where('key', '=', key))
    .executeTakeFirst()
  if (!taken) return key
  if (!mayChange) throw new Error(`the key ${key} is taken`)
  return `${key}-${randomKey()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0')
    .slice(0, 6)}`
}
