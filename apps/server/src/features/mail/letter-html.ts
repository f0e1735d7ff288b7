import { html, type Html } from '../../platform/http/html-template.ts'
import type { Letter } from './letter.ts'

/**
 * Mail programs know little: one column, styles on the elements, no pictures, nothing loaded from anywhere. The sheet in
 * the head is for those that have a dark side, and may be lost.
 */
export function letterHtml(letter: Letter): string {
  const { lang, dir, site, title } = letter
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #14171a !important;
            }
            .sheet {
              background: #1f2428 !important;
              border-color: #343b41 !important;
            }
            .ink {
              color: #eceff1 !important;
            }
            .soft {
              color: #aab4bc !important;
            }
            .quote {
              background: #282f34 !important;
              border-color: #6ea8fe !important;
              color: #eceff1 !important;
            }
            .button {
              background: #8fbcff !important;
              color: #10151a !important;
            }
            .address {
              color: #8fbcff !important;
            }
          }
          @media (max-width: 480px) {
            .page {
              padding: 0 !important;
            }
            .sheet {
              padding: 24px 20px !important;
              border-radius: 0 !important;
              border-width: 0 !important;
            }
          }
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:24px 12px;background:#f2f4f6;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Noto Sans',sans-serif"
      >
        <div
          role="article"
          aria-label="${title}"
          class="sheet"
          style="max-width:560px;margin:0 auto;padding:32px;box-sizing:border-box;background:#ffffff;border:1px solid #e1e5e9;border-radius:12px;font-size:16px;line-height:1.6;text-align:start"
        >
          <p class="soft" style="margin:0 0 8px;color:#5a6570;font-size:14px"><bdi>${site}</bdi></p>
          <h1
            class="ink"
            style="margin:0 0 16px;color:#1b2127;font-size:22px;line-height:1.3;font-weight:600"
          >
            ${title}
          </h1>
          <p class="ink" style="margin:0 0 16px;color:#1b2127">${letter.text}</p>
          ${letter.quote === undefined ? undefined : quoteOf(letter.quote)}
          ${letter.files === undefined ? undefined : filesOf(letter.files)}
          ${letter.link && linkOf(letter.link)} ${letter.small.map(smallOf)}
        </div>
      </body>
    </html> `.markup
}

function quoteOf(quote: string): Html {
  const lines = quote.split('\n').map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`))
  return html`<blockquote
    class="quote"
    dir="auto"
    style="margin:0 0 16px;padding:12px 16px;background:#f2f6fc;border-inline-start:4px solid #1f5fbf;border-radius:4px;color:#1b2127;overflow-wrap:anywhere"
  >
    ${lines}
  </blockquote> `
}

function filesOf(files: string): Html {
  return html`<p class="soft" style="margin:0 0 16px;color:#5a6570;font-size:14px;overflow-wrap:anywhere">
    ${files}
  </p> `
}

function linkOf({ label, url, hint, warning }: NonNullable<Letter['link']>): Html {
  return html`<p style="margin:24px 0">
      <a
        class="button"
        href="${url}"
        style="display:inline-block;padding:12px 24px;background:#1f5fbf;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="soft" style="margin:0 0 16px;color:#5a6570;font-size:13px">${warning}</p>
    <p class="soft" style="margin:0 0 24px;color:#5a6570;font-size:13px">
      ${hint}<br /><a class="address" href="${url}" dir="ltr" style="color:#1f5fbf;word-break:break-all"
        >${url}</a
      >
    </p> `
}

function smallOf(text: string): Html {
  return html`<p class="soft" style="margin:0 0 8px;color:#5a6570;font-size:13px">${text}</p> `
}
