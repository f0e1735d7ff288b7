import { useParams } from '@tanstack/react-router'
import type { LocaleCode } from '@foyer/i18n/locales.ts'
import { useState } from 'react'
import { useDeskText, useText } from '../../text/text-context.tsx'
import { useChannelDraft } from '../draft/use-channel-draft.tsx'
import { ChannelPage } from '../publish/ChannelPage.tsx'
import { PublishBar } from '../publish/PublishBar.tsx'
import { LanguageList } from './LanguageList.tsx'
import './TranslationsPage.css'
import { TranslationTable } from './TranslationTable.tsx'

/** Every text of a channel in each of the 24 languages. A text without a translation is shown as it is. */
export function TranslationsPage() {
  const t = useText()
  const { channelId } = useParams({ from: '/settings/channels/$channelId/translations' })
  return (
    <ChannelPage
      channelId={channelId}
      title={t('channels.translations')}
      lead={t('channels.translations.lead')}
    >
      <PublishBar />
      <Languages />
    </ChannelPage>
  )
}

function Languages() {
  const { locale } = useDeskText()
  const { settings } = useChannelDraft()
  const [code, setCode] = useState<LocaleCode>(locale === 'en' ? 'zh' : locale)
  return (
    <div className="desk-translations">
      <LanguageList settings={settings} chosen={code} onChoose={setCode} />
      <TranslationTable key={code} code={code} />
    </div>
  )
}
