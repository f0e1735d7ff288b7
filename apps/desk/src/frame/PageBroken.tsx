import { Button } from '@mantine/core'
import { useText } from '../text/text-context.tsx'
import { Note } from './Note.tsx'

/** A bug of ours. What was typed is in storage, so a reload costs nothing. */
export function PageBroken() {
  const t = useText()
  return (
    <main className="desk-plain-page">
      <Note isPage title={t('page.broken')}>
        <Button variant="light" mt="sm" onClick={() => window.location.reload()}>
          {t('page.reload')}
        </Button>
      </Note>
    </main>
  )
}
