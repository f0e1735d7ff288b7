import { useText } from '../text/TextProvider.tsx'
import './NotFoundPage.css'

/** S-02. */
export function NotFoundPage() {
  const t = useText()
  return (
    <main className="not-found">
      <title>{t('page.notFound.title')}</title>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{t('page.notFound.heading')}</h1>
      <p>{t('page.notFound.text')}</p>
    </main>
  )
}
