import { Fragment, type ReactNode } from 'react'
import { LinkedRuns } from '../LinkedRuns.tsx'
import type { RichElement, RichNode, RichShape, RichFacts } from './rich-tree.ts'
import { safePicture } from '@foyer/core/text/safe-picture.ts'
import { usePicture } from '../media/use-picture.ts'
import { ZoomButton } from '../media/ZoomButton.tsx'
import { usePictureSource } from '../../primitives/picture-source.tsx'

type RichTableProps = { rows: readonly RichNode[]; show: (nodes: readonly RichNode[]) => ReactNode }

/** Content outside of table cells becomes its own row or cell, so that no text is lost. */
function RichTable({ rows, show }: RichTableProps) {
  return (
    <div className="foyer-rich-table">
      <table>
        <tbody>
          {rows.filter(isSeen).map((row) => (
            <tr key={row.at}>
              {(row.shape === 'row' ? row.children : [row]).filter(isSeen).map((cell) => {
                const Tag = cell.shape === 'head' ? 'th' : 'td'
                const isCell = cell.shape === 'head' || cell.shape === 'cell'
                return <Tag key={cell.at}>{show(isCell ? cell.children : [cell])}</Tag>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The line breaks between the tags of a table are no content. */
function isSeen(node: RichNode): boolean {
  return node.shape !== 'words' || node.text.trim() !== ''
}

/** A picture in a text, as large as it is there. Inside a link it is the link's, and does not zoom. */
function RichPicture({ picture, isLink }: { picture: RichFacts; isLink: boolean }) {
  const { src: address = '', alt = '', width, height } = picture
  const src = usePictureSource(safePicture(address))
  const { size, isBroken, events } = usePicture(address)
  if (src === undefined || isBroken) return <span className="foyer-rich-broken">{alt}</span>
  return (
    <span className="foyer-rich-picture">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        referrerPolicy="no-referrer"
        {...events}
      />
      {!isLink && <ZoomButton src={src} name={alt} size={size} />}
    </span>
  )
}

type Inside = { isLink: boolean }
type View = (node: RichElement, children: ReactNode, inside: Inside) => ReactNode

/** Each shape as an element of ours: no attribute passes that is not named here. */
const views = {
  paragraph: (_, children) => <div className="foyer-rich-paragraph">{children}</div>,
  block: (_, children) => <div>{children}</div>,
  heading: (_, children) => <div className="foyer-rich-heading">{children}</div>,
  strong: (_, children) => <strong>{children}</strong>,
  em: (_, children) => <em>{children}</em>,
  underline: (_, children) => <u>{children}</u>,
  strike: (_, children) => <s>{children}</s>,
  code: (_, children) => <code>{children}</code>,
  pre: (_, children) => <pre dir="ltr">{children}</pre>,
  quote: (_, children) => <blockquote>{children}</blockquote>,
  bullets: (_, children) => <ul>{children}</ul>,
  numbers: (_, children) => <ol>{children}</ol>,
  item: (_, children) => <li>{children}</li>,
  table: (node, _, inside) => (
    <RichTable rows={node.children} show={(nodes) => <RichNodes nodes={nodes} {...inside} />} />
  ),
  // RichTable draws these; elsewhere the parser makes none.
  row: (_, children) => children,
  head: (_, children) => children,
  cell: (_, children) => children,
  link: ({ href }, children) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ),
  picture: (node, _, { isLink }) => <RichPicture picture={node} isLink={isLink} />,
  break: () => <br />,
} satisfies { [S in RichShape]: View }

export function RichNodes({ nodes, isLink = false }: { nodes: readonly RichNode[]; isLink?: boolean }) {
  return nodes.map((node) => <Fragment key={node.at}>{show(node, { isLink })}</Fragment>)
}

function show(node: RichNode, inside: Inside): ReactNode {
  if (node.shape === 'words') return inside.isLink ? node.text : <LinkedRuns text={node.text} />
  const view: View = views[node.shape]
  const isLink = inside.isLink || node.shape === 'link'
  return view(node, <RichNodes nodes={node.children} isLink={isLink} />, inside)
}
