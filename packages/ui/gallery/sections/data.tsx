import { useState } from 'react'
import { CarFront, Timer, UtensilsCrossed } from 'lucide-react'
import { Avatar, AvatarStack, Initials } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge, LanguageMarks, Tag, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
import { DateBadge } from '@tomogolf/ui/data/DateBadge.tsx'
import { DescriptionList } from '@tomogolf/ui/data/DescriptionList.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { PageTitle, Panel } from '@tomogolf/ui/data/Panel.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { SeatCount } from '@tomogolf/ui/data/SeatCount.tsx'
import { Steps } from '@tomogolf/ui/data/Steps.tsx'
import { TabPanel, Tabs } from '@tomogolf/ui/data/Tabs.tsx'
import { Component, State, useSamples } from '../Demo.tsx'

const BADGE_TONES: readonly BadgeTone[] = [
  'neutral',
  'success',
  'urgent',
  'live',
  'overlay',
  'warning',
  'danger',
]
/** A weekday, a Saturday, a Sunday and a holiday in Japan. */
const DATES = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-23']
const people = (count: number, displayName: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    avatarUrl: null,
    displayName,
  }))

export function DataSection() {
  const { label, long, name, text } = useSamples()
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((value, index) => ({
    value,
    label: index === 2 ? long : label,
    count: index,
  }))
  return (
    <>
      <Component name="Avatar">
        <State name="sizes">
          {(['small', 'normal', 'large', 'huge'] as const).map((size) => (
            <Avatar key={size} size={size} person={{ id: 'person-1', avatarUrl: null }} />
          ))}
        </State>
      </Component>
      <Component name="AvatarStack">
        <State name="one, three, five people">
          <AvatarStack people={people(1, name)} />
          <AvatarStack people={people(3, name)} />
          <AvatarStack people={people(5, name)} />
        </State>
      </Component>
      <Component name="Initials">
        <State name="initials, photo">
          <Initials text="EW" photo={null} />
          <Initials text="EW" photo="/crest/person-2.svg" />
        </State>
      </Component>
      <Component name="Badge">
        <State name="tones">
          {BADGE_TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          ))}
        </State>
        <State name="with an icon">
          <Badge tone="urgent" icon={Timer}>
            {label}
          </Badge>
        </State>
      </Component>
      <Component name="Tag">
        <Tag className="justify-self-start">{label}</Tag>
      </Component>
      <Component name="LanguageMarks">
        <LanguageMarks codes={['en', 'ja', 'ko', 'zh']} />
      </Component>
      <Component name="DateBadge">
        <State name="weekday, Saturday, Sunday, holiday">
          {DATES.map((date) => (
            <DateBadge key={date} at={Date.parse(`${date}T08:00:00+09:00`)} />
          ))}
        </State>
      </Component>
      <Component name="DescriptionList">
        <DescriptionList
          items={[
            { icon: CarFront, label, value: text },
            { icon: UtensilsCrossed, label, value: long, absent: true },
            { icon: Timer, label: long, value: label },
          ]}
        />
      </Component>
      <Component name="LineItems">
        <LineItems
          items={[
            { label: long, value: '$100.00' },
            { label, value: '$30.00', tone: 'success' },
            { label, value: '$130.00', total: true },
          ]}
        />
      </Component>
      <Component name="Pagination">
        {[1, 5, 12].map((page) => (
          <div key={page} role="group" aria-label={`page ${page}`}>
            <Pagination
              page={page}
              totalPages={12}
              link={(to, { children, ...props }) => (
                <a href={`#page-${to}`} {...props}>
                  {children}
                </a>
              )}
            />
          </div>
        ))}
      </Component>
      <Component name="PageTitle">
        <div role="presentation">
          <PageTitle title={long}>{text}</PageTitle>
        </div>
      </Component>
      <Component name="Panel">
        <Panel>{text}</Panel>
      </Component>
      <Component name="Rating">
        <State name="stars, compact, none">
          <Rating value={4.4} count={12} />
          <Rating value={5} compact />
          <Rating value={null} />
        </State>
      </Component>
      <Component name="Rich">
        <p>
          <Rich
            text={`${text} <link>${label}</link>`}
            tags={{
              link: (inside) => (
                <a href="#rich" className="link">
                  {inside}
                </a>
              ),
            }}
          />
        </p>
      </Component>
      <Component name="SeatCount">
        <State name="open, last seat, full, own label">
          <SeatCount taken={1} total={4} />
          <SeatCount taken={3} total={4} />
          <SeatCount taken={4} total={4} />
          <SeatCount taken={2} total={4} label={label} />
        </State>
      </Component>
      <Component name="Steps">
        <Steps labels={[label, `${label} 2`, long]} current={2} />
      </Component>
      <Component name="Tabs">
        <Tabs label={label} tabs={tabs} value={tab} onChange={setTab}>
          {tabs.map(({ value }) => (
            <TabPanel key={value} value={value}>
              {text}
            </TabPanel>
          ))}
        </Tabs>
      </Component>
    </>
  )
}
