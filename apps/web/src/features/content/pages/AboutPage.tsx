import { Building2 } from 'lucide-react'
import type { Contents } from '../../../content/pages.ts'
import type { Section } from '../../../content/types.ts'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick, GolfBag } from '@tomogolf/ui/brand/Glyphs.tsx'
import { CallToAction } from '../layout/CallToAction.tsx'
import { ContentHead } from '../layout/ContentHead.tsx'
import { Prose } from '../blocks/Prose.tsx'
import { StoryHeader } from '../layout/StoryHeader.tsx'

/** The about page. */
export function AboutPage({ content }: { content: Contents['about'] }) {
  const { why, guests, hosts, operators, money, promises } = content.sections
  return (
    <>
      <ContentHead heading={content} path="/about" kind="AboutPage" />
      <StoryHeader heading={content} seed="tomo-no-oka" terrain="parkland" />
      <div className="wrap">
        <Part section={why} large />
        <ul className="mt-12 grid border-t border-line-2 lg:mt-20 lg:grid-cols-3 lg:gap-16 lg:border-b">
          <Audience section={guests} icon={GolfBag} />
          <Audience section={hosts} icon={Flagstick} />
          <Audience section={operators} icon={Building2} />
        </ul>
        <Part section={money} />
        <Part section={promises} />
      </div>
      <CallToAction closing={content.closing} to="/games" />
    </>
  )
}

const Part = ({ section, large }: { section: Section; large?: boolean }) => (
  <section className="grid gap-x-12 gap-y-4 pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-20">
    <h2 className="text-d2">{section.title}</h2>
    <div className={large ? 'lg:text-lead' : ''}>
      <Prose blocks={section.blocks} />
    </div>
  </section>
)

const Audience = ({ section, icon: Shape }: { section: Section; icon: Icon }) => (
  <li
    className={
      'relative border-b border-line py-7 lg:border-b-0 lg:py-9 ' +
      'lg:not-first:before:absolute lg:not-first:before:inset-y-0 ' +
      'lg:not-first:before:-left-8 lg:not-first:before:w-px lg:not-first:before:bg-line'
    }
  >
    <Shape className="size-7! stroke-[1.5]! text-text-3" />
    <h2 className="mt-4 text-t1">{section.title}</h2>
    <div className="mt-2">
      <Prose blocks={section.blocks} />
    </div>
  </li>
)
