import { Breadcrumb } from '../../ui/Breadcrumb.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Carousel, CarouselItem } from '../../ui/Carousel.js';
import { FactTable } from '../../ui/FactTable.js';
import { Picture } from '../../ui/Picture.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tabs } from '../../ui/Tabs.js';
import { Chapter, Specimen, State, States } from './Specimen.js';

const FACTS = [
  { key: 'power', name: 'Power', value: '2 × 3,500 W' },
  { key: 'volume', name: 'Volume', value: '2 × 10 l' },
  {
    key: 'long',
    name: 'Netzanschlussleitung mit Schutzkontaktstecker',
    value: 'Rubber cable, 1.8 m, with a strain relief that can be replaced',
  },
  { key: 'none', name: 'Unknown', value: '–' },
];
const TABS = [
  { key: 'facts', label: 'Technical details', content: <FactTable caption="Technical details" rows={FACTS} /> },
  {
    key: 'manual',
    label: 'Manual',
    content: <p className="text-sm">The manual as a file, in every language that we have.</p>,
  },
  { key: 'reviews', label: 'Kundenbewertungen', content: <p className="text-sm">Nobody has written a review yet.</p> },
];
const DEPARTMENTS = ['Kitchen', 'Workshop', 'Welding', 'Measuring', 'Cleaning', 'Garden', 'Laboratory'];
const CARDS = DEPARTMENTS.map((name) => (
  <CarouselItem key={name}>
    <div className="rounded-card border border-hairline bg-surface p-3">
      <Picture src={undefined} alt="" />
      <a href="#texts" className={buttonClasses({ variant: 'link', className: 'mt-3' })}>
        {name}
      </a>
    </div>
  </CarouselItem>
));
const PATH = [
  <a key="home" href="#texts">
    Home
  </a>,
  <a key="kitchen" href="#texts">
    Kitchen equipment
  </a>,
];

export function ContentChapter() {
  return (
    <Chapter id="texts" title="Content and loading">
      <Specimen name="Tabs" text="arrow keys, Home and End select at once">
        <Tabs label="About the product" tabs={TABS} />
      </Specimen>
      <Specimen name="FactTable">
        <FactTable caption="Facts" rows={FACTS} />
        <div className="mt-4 border-t border-hairline pt-3">
          <State name="empty: nothing, not even a line">
            <FactTable caption="No facts" rows={[]} />
          </State>
        </div>
      </Specimen>
      <Specimen name="Carousel" text="a row that scrolls: finger, wheel, keyboard, arrows" isWide>
        <Carousel
          title="Departments"
          labels={{ previous: 'Previous departments', next: 'More departments' }}
          count={CARDS.length}
        >
          {CARDS}
        </Carousel>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb label="Breadcrumb" links={PATH} here="Doppelfritteuse mit Ablasshahn, 2 × 10 Liter, Edelstahl" />
      </Specimen>
      <Specimen name="Picture" text="with and without a file">
        <States>
          <Picture src="/favicon.svg" alt="The brand's sign" size={96} className="size-24 bg-ground p-2" />
          <Picture src={undefined} alt="" size={96} className="size-24 rounded-control" />
        </States>
      </Specimen>
      <Specimen name="Skeleton" text="a placeholder while content loads" isWide>
        <div className="flex gap-4" aria-busy="true">
          <Skeleton className="size-20 sm:size-28" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-auto h-9 w-28" />
          </div>
        </div>
      </Specimen>
    </Chapter>
  );
}
