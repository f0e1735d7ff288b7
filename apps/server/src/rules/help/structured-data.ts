type Crumb = { name: string; url: string }

export type ArticleFacts = {
  url: string
  language: string
  question: string
  /** Plain text. */
  answer: string
  updatedAt: number
  site: string
  crumbs: readonly Crumb[]
}

/** Structured data of an article (schema.org). Question and answer are both on its page. */
export function articleData(article: ArticleFacts): object {
  const { url, language, question, answer, updatedAt, site, crumbs } = article
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        '@id': url,
        url,
        inLanguage: language,
        dateModified: new Date(updatedAt).toISOString(),
        publisher: { '@type': 'Organization', name: site },
        mainEntity: [
          { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } },
        ],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, url: item }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item,
        })),
      },
    ],
  }
}

/** JSON within a page, which no text of it can end. */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
