import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/text-context.tsx'
import { Note } from './Note.tsx'

export function PageUnknown() {
  const t = useText()
  return (
    <main className="desk-plain-page">
      <Note isPage title={t('page.unknown')}>
        <Button component={Link} to="/inbox" variant="light" mt="sm">
          {t('page.toInbox')}
        </Button>
      </Note>
    </main>
  )
}
