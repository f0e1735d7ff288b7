import { Fragment, type ReactNode } from 'react'
import { LinkedRuns } from '../LinkedRuns.tsx'
import type { RichElement, RichNode, RichShape } from './rich-tree.ts'
import { RichPicture } from './RichPicture.tsx'
import { RichTable } from './RichTable.tsx'

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
