import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useChooseLanguage } from '../../account/use-language.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { twoFactorKey } from '../../platform/query-keys.ts'
import { deskLocales, useDeskText } from '../../text/text-context.tsx'
import { Choice } from '../Choice.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import './AccountPage.css'
import { NamePart } from './NamePart.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { PicturePart } from './PicturePart.tsx'

/** What an agent changes about themselves. */
export function AccountPage() {
  const { t } = useDeskText()
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: twoFactorKey(agent.adminId),
    queryFn: async () => unwrap(await client.readTwoFactor({})),
  })
  // Accounts that sign in at an identity provider only have none.
  const hasPassword = data?.hasPassword ?? true
  return (
    <SettingsPage title={t('settings.account')} lead={t('settings.account.lead')}>
      <div className="desk-settings-parts">
        <section className="desk-settings-part" aria-label={t('profile.title')}>
          <PicturePart />
          <NamePart />
        </section>
        <LanguagePart />
        {hasPassword && <PasswordPart />}
        <LinkPart
          title={t('settings.twoFactor')}
          lead={t('settings.twoFactor.lead')}
          to="/settings/two-factor"
          link={t('profile.twoFactor')}
        />
        <LinkPart
          title={t('settings.sessions')}
          lead={t('profile.signIns.lead')}
          to="/settings/sessions"
          link={t('profile.signIns')}
        />
      </div>
    </SettingsPage>
  )
}

type LinkPartProps = {
  title: string
  lead: string
  to: '/settings/two-factor' | '/settings/sessions'
  link: string
}

/** What has a page of its own. */
function LinkPart({ title, lead, to, link }: LinkPartProps) {
  const id = useId()
  return (
    <section className="desk-settings-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="desk-settings-part-lead">{lead}</p>
      <Link to={to} className="desk-account-link">
        {link}
      </Link>
    </section>
  )
}

function LanguagePart() {
  const { t, locale } = useDeskText()
  const choose = useChooseLanguage()
  const chosen = deskLocales.find((code) => code === locale) ?? 'en'
  return (
    <section className="desk-settings-part" aria-labelledby="desk-account-language">
      <h2 id="desk-account-language">{t('profile.language')}</h2>
      <p className="desk-settings-part-lead">{t('profile.language.lead')}</p>
      <Choice
        label={t('account.language')}
        value={chosen}
        onChoose={choose}
        options={deskLocales.map((code) => ({
          value: code,
          name: localeLabels[code],
          lang: locales[code].bcp47,
        }))}
      />
    </section>
  )
}
