import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { locales } from '@foyer/i18n/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
        <section className="desk-settings-part" aria-labelledby="desk-account-two-factor">
          <h2 id="desk-account-two-factor">{t('settings.twoFactor')}</h2>
          <p className="desk-settings-part-lead">{t('settings.twoFactor.lead')}</p>
          <Link to="/settings/two-factor" className="desk-account-link">
            {t('profile.twoFactor')}
          </Link>
        </section>
        <section className="desk-settings-part" aria-labelledby="desk-account-sign-ins">
          <h2 id="desk-account-sign-ins">{t('settings.sessions')}</h2>
          <p className="desk-settings-part-lead">{t('profile.signIns.lead')}</p>
          <Link to="/settings/sessions" className="desk-account-link">
            {t('profile.signIns')}
          </Link>
        </section>
      </div>
    </SettingsPage>
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
