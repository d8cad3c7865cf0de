import { useState, type ReactNode } from 'react'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { PageHead } from '../../components/PageHead.tsx'

/** A page that a link in a mail opens, to do one thing. */
export function MailLinkPage({
  path,
  title,
  lead,
  broken,
  children,
}: {
  path: string
  title: string
  /** What is about to happen: hidden once it has. */
  lead: string
  /** Why nothing can be done without `children`, for which the link lacks something. */
  broken: string | null
  children: ((onDone: () => void) => ReactNode) | null
}) {
  const [isDone, setDone] = useState(false)
  return (
    <div className="wrap pb-16">
      <PageHead noindex title={title} description={lead} path={path} />
      <PageTitle title={title}>{!isDone && lead}</PageTitle>
      {children
        ? children(() => setDone(true))
        : broken !== null && (
            <Alert tone="warning" className="max-w-[560px]">
              {broken}
            </Alert>
          )}
    </div>
  )
}
