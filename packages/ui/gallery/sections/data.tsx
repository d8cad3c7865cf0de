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
import { Component, Row, State, useSamples } from '../Demo.tsx'

const BADGE_TONES: readonly BadgeTone[] = [
  'neutral',
  'success',
  'urgent',
  'live',
  'overlay',
  'warning',
  'danger',
]
const DATES = {
  weekday: '2026-11-27',
  Saturday: '2026-11-28',
  Sunday: '2026-11-29',
  'holiday in Japan': '2026-11-23',
}
/** A box as light as a picture, for components that are placed on pictures. */
const onPicture = 'inline-block rounded-m bg-surface-4 p-3'
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
        <Row>
          {(['small', 'normal', 'large', 'huge'] as const).map((size) => (
            <State key={size} name={size}>
              <Avatar size={size} person={{ id: 'person-1', avatarUrl: null }} />
            </State>
          ))}
        </Row>
      </Component>
      <Component name="AvatarStack">
        <Row>
          {[1, 3, 5].map((count) => (
            <State key={count} name={`${count} ${count === 1 ? 'person' : 'people'}`}>
              <AvatarStack people={people(count, name)} />
            </State>
          ))}
        </Row>
      </Component>
      <Component name="Initials">
        <Row>
          <State name="initials">
            <Initials text="EW" photo={null} />
          </State>
          <State name="photo">
            <Initials text="EW" photo="/crest/person-2.svg" />
          </State>
        </Row>
      </Component>
      <Component name="Badge">
        <Row>
          {BADGE_TONES.map((tone) => (
            <State key={tone} name={tone}>
              <span className={tone === 'overlay' ? onPicture : undefined}>
                <Badge tone={tone}>{label}</Badge>
              </span>
            </State>
          ))}
          <State name="with an icon">
            <Badge tone="urgent" icon={Timer}>
              {label}
            </Badge>
          </State>
        </Row>
      </Component>
      <Component name="Tag">
        <State name="label">
          <Tag>{label}</Tag>
        </State>
      </Component>
      <Component name="LanguageMarks">
        <State name="four languages">
          <LanguageMarks codes={['en', 'ja', 'ko', 'zh']} />
        </State>
      </Component>
      <Component name="DateBadge">
        <Row>
          {Object.entries(DATES).map(([kind, date]) => (
            <State key={kind} name={kind}>
              <span className={onPicture}>
                <DateBadge at={Date.parse(`${date}T08:00:00+09:00`)} />
              </span>
            </State>
          ))}
        </Row>
      </Component>
      <Component name="DescriptionList">
        <State name="a long value, an absent value, a long label">
          <DescriptionList
            items={[
              { icon: CarFront, label, value: text },
              { icon: UtensilsCrossed, label, value: long, absent: true },
              { icon: Timer, label: long, value: label },
            ]}
          />
        </State>
      </Component>
      <Component name="LineItems">
        <State name="an amount, a refund, the total">
          <LineItems
            items={[
              { label: long, value: '$100' },
              { label, value: '$30', tone: 'success' },
              { label, value: '$130', total: true },
            ]}
          />
        </State>
      </Component>
      <Component name="Pagination">
        {[1, 5, 12].map((page) => (
          <div key={page} role="group" aria-label={`page ${page}`}>
            <State name={`page ${page} of 12`}>
              <Pagination
                page={page}
                totalPages={12}
                link={(to, { children, ...props }) => (
                  <a href={`#page-${to}`} {...props}>
                    {children}
                  </a>
                )}
              />
            </State>
          </div>
        ))}
      </Component>
      <Component name="PageTitle">
        <State name="with a lead">
          <PageTitle title={long}>{text}</PageTitle>
        </State>
      </Component>
      <Component name="Panel">
        <State name="text">
          <Panel>{text}</Panel>
        </State>
      </Component>
      <Component name="Rating">
        <Row>
          <State name="stars with a count">
            <Rating value={4.4} count={12} />
          </State>
          <State name="compact">
            <Rating value={5} compact />
          </State>
          <State name="no ratings">
            <Rating value={null} />
          </State>
        </Row>
      </Component>
      <Component name="Rich">
        <State name="a phrase with a link">
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
        </State>
      </Component>
      <Component name="SeatCount">
        <Row>
          <State name="open">
            <SeatCount taken={1} total={4} />
          </State>
          <State name="last seat">
            <SeatCount taken={3} total={4} />
          </State>
          <State name="full">
            <SeatCount taken={4} total={4} />
          </State>
          <State name="own label">
            <SeatCount taken={2} total={4} label={label} />
          </State>
        </Row>
      </Component>
      <Component name="Steps">
        <State name="second of three">
          <Steps labels={[label, `${label} 2`, long]} current={2} />
        </State>
      </Component>
      <Component name="Tabs">
        <State name="with counts, scrolls when it does not fit">
          <Tabs label={label} tabs={tabs} value={tab} onChange={setTab}>
            {tabs.map(({ value }) => (
              <TabPanel key={value} value={value}>
                {text}
              </TabPanel>
            ))}
          </Tabs>
        </State>
      </Component>
    </>
  )
}
