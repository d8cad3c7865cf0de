import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { Flagstick, GolfBag, GolfCart, Star } from '@tomogolf/ui/brand/Glyphs.tsx'
import { Logo, LogoMark } from '@tomogolf/ui/brand/Logo.tsx'
import {
  FacebookMark,
  InstagramMark,
  KakaoMark,
  AppleMark,
  GoogleMark,
  LineMark,
  WhatsAppMark,
  XMark,
  YouTubeMark,
} from '@tomogolf/ui/brand/ServiceMarks.tsx'
import { Component, Row, State } from '../Demo.tsx'

const TERRAINS = ['mountain', 'seaside', 'parkland'] as const

const GLYPHS = {
  Flagstick: <Flagstick />,
  GolfBag: <GolfBag />,
  GolfCart: <GolfCart />,
  Star: <Star />,
}
const MARKS = {
  Apple: <AppleMark />,
  Google: <GoogleMark />,
  LINE: <LineMark />,
  WhatsApp: <WhatsAppMark />,
  KakaoTalk: <KakaoMark />,
  X: <XMark />,
  Facebook: <FacebookMark />,
  Instagram: <InstagramMark />,
  YouTube: <YouTubeMark />,
}
const artClass = 'aspect-video w-[280px] max-w-full'

export const BrandSection = () => (
  <>
    <Component name="Logo">
      <Row>
        <State name="link to the home page">
          <Logo />
        </State>
        <State name="mark">
          <LogoMark />
        </State>
      </Row>
    </Component>
    <Component name="Glyphs">
      <Row>
        {Object.entries(GLYPHS).map(([name, glyph]) => (
          <State key={name} name={name}>
            {glyph}
          </State>
        ))}
      </Row>
    </Component>
    <Component name="ServiceMarks">
      <Row>
        {Object.entries(MARKS).map(([name, mark]) => (
          <State key={name} name={name}>
            {mark}
          </State>
        ))}
      </Row>
    </Component>
    <Component name="CourseArt">
      <Row>
        {TERRAINS.map((terrain) => (
          <State key={terrain} name={terrain}>
            <CourseArt seed="gallery" terrain={terrain} className={artClass} />
          </State>
        ))}
        <State name="with the line of play">
          <CourseArt seed="gallery" terrain="parkland" annotate="line" className={artClass} />
        </State>
      </Row>
    </Component>
    <Component name="ContourBackground">
      <State name="behind a panel">
        <div className="relative h-40 overflow-hidden rounded-l bg-surface-1">
          <ContourBackground seed="gallery" />
        </div>
      </State>
    </Component>
  </>
)
