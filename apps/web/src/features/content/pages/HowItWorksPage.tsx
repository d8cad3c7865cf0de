import type { ReactNode } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import type { Contents } from '../../../content/pages.ts'
import type { Section, Tab } from '../../../content/types.ts'
import { useHostAction } from '../../../lib/use-host-action.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { AUDIENCES, type Audience } from '../audiences.ts'
import { ContentHead } from '../layout/ContentHead.tsx'
import { ContourHeader } from '../layout/ContourHeader.tsx'
import { LinkTabs } from '../layout/LinkTabs.tsx'
import { Line, Prose } from '../blocks/Prose.tsx'
import { useValues } from '../values.ts'

/** Hosts open the form instead. */
const NEXT: Record<Exclude<Audience, 'hosts'>, LinkProps['to']> = {
  guests: '/games',
  operators: '/contact',
}
const ART = {
  hosts: ['how-hosts', 'parkland'],
  guests: ['how-guests', 'seaside'],
  operators: ['how-operators', 'mountain'],
} as const

/** How it works: a tab with steps for hosts, guests and operators. */
export function HowItWorksPage({
  content,
  audience,
}: {
  content: Contents['how-it-works']
  audience: Audience
}) {
  const t = useT()
  const tab: Tab<string> = content.tabs[audience]
  const [seed, terrain] = ART[audience]
  return (
    <>
      <ContentHead
        heading={{ title: content.title, pageTitle: tab.pageTitle, description: tab.description }}
        path={audience === 'guests' ? '/how-it-works' : `/how-it-works?for=${audience}`}
      />
      <ContourHeader heading={content} seed="how-it-works" />
      <div className="border-b border-line">
        <div className="wrap">
          <LinkTabs
            label={t('info.how.tabs')}
            value={audience}
            tabs={AUDIENCES.map((value) => ({ value, label: content.tabs[value].label }))}
          />
        </div>
      </div>
      <div
        id="how-panel"
        role="tabpanel"
        aria-labelledby={`tab-${audience}`}
        className="wrap pt-8 lg:grid lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-x-24 lg:pt-16"
      >
        <Intro
          tab={tab}
          audience={audience}
          art={
            <CourseArt
              key={seed}
              seed={seed}
              terrain={terrain}
              size="780x520"
              focus={62}
              className="aspect-[3/2] rounded-l"
            />
          }
        />
        <Steps tab={tab} />
      </div>
    </>
  )
}

function Intro({ tab, audience, art }: { tab: Tab<string>; audience: Audience; art: ReactNode }) {
  const values = useValues()
  const host = useHostAction()
  return (
    <div className="self-start lg:sticky lg:top-[calc(var(--header)+32px)]">
      {art}
      <h2 className="mt-6 text-d2">{tab.title}</h2>
      <p className="lead mt-3 text-text-2">
        <Line text={tab.lead} values={values} />
      </p>
      {audience === 'hosts' ? (
        <Button variant="primary" size="large" className="mt-6" onClick={() => host()}>
          {tab.action}
        </Button>
      ) : (
        <LinkButton to={NEXT[audience]} variant="primary" size="large" className="mt-6">
          {tab.action}
        </LinkButton>
      )}
    </div>
  )
}

const Steps = ({ tab }: { tab: Tab<string> }) => (
  <div className="mt-10 min-w-0 lg:mt-0">
    <ol className="border-t border-line-2">
      {Object.entries<Section>(tab.steps).map(([id, { title, blocks }], index) => (
        <li
          key={id}
          className="grid grid-cols-[36px_minmax(0,1fr)] border-b border-line py-6 lg:grid-cols-[64px_minmax(0,1fr)] lg:py-8"
        >
          <span className="font-display text-[1.25rem]/[1.2] font-[650] text-text-3 lg:text-t1">
            {index + 1}
          </span>
          <div>
            <h3 className="mb-2 text-t2 lg:text-t1">{title}</h3>
            <Prose blocks={blocks} />
          </div>
        </li>
      ))}
    </ol>
    <div className="mt-8">
      <Prose blocks={tab.blocks} />
    </div>
  </div>
)
