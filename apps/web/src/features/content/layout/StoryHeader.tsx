import type { Heading } from '../../../content/types.ts'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Breadcrumb } from './ContourHeader.tsx'
import { Line } from '../blocks/Prose.tsx'
import { useValues } from '../values.ts'

const fade =
  '[mask-image:linear-gradient(#000_38%,transparent_92%)] lg:[mask-composite:intersect] ' +
  'lg:[mask-image:linear-gradient(90deg,transparent_6%,#000_46%),linear-gradient(#000_62%,transparent)]'

type StoryHeaderProps = {
  heading: Pick<Heading, 'title' | 'lead'>
  seed: string
  terrain: 'mountain' | 'seaside' | 'parkland'
}
/** Header of a story page: a course picture with the h1 on its dark side. */
export function StoryHeader({ heading, seed, terrain }: StoryHeaderProps) {
  const values = useValues()
  return (
    <header className="relative overflow-hidden">
      <CourseArt
        seed={seed}
        terrain={terrain}
        size="1100x800"
        focus={64}
        eager
        className={`absolute! inset-x-0 top-0 h-[300px] bg-transparent lg:left-[38%] lg:h-full ${fade}`}
      />
      <div className="wrap relative pt-5 pb-6 lg:min-h-[500px] lg:pt-10 lg:pb-16">
        <Breadcrumb />
        <h1 className="mt-[176px] max-w-[11em] text-d1 lg:mt-24 [&:lang(ja)]:max-w-[14em] [&:lang(ko)]:max-w-[13em]">
          {heading.title}
        </h1>
        <p className="lead mt-4 max-w-[46ch] text-t3 leading-normal text-text-2 lg:mt-5 lg:text-lead">
          <Line text={heading.lead} values={values} />
        </p>
      </div>
    </header>
  )
}
