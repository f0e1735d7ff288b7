import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Leads to a document of the robot that the studio is about. */
export function DocumentLink({ docId, children }: { docId: string; children: ReactNode }) {
  const search = useSearch({ from: '/knowledge' })
  return (
    <Link to="/knowledge/documents/$docId" params={{ docId }} search={search}>
      {children}
    </Link>
  )
}
