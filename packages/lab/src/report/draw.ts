// What does a picture of the lab look like, drawn so wide? One drawing for the page and for a report.

import type { Picture } from '../questions/answer.ts';
import { drawBars } from './bars.ts';
import { drawCompare } from './compare.ts';
import type { Drawing } from './drawing.ts';
import { drawFan } from './fan.ts';
import { drawHeat } from './heat.ts';
import { drawHistogram } from './histogram.ts';
import { drawScatter } from './scatter.ts';
import type { Voice } from './spots.ts';

/** Words keep their size: a narrow picture has fewer of them, not smaller ones. */
export function draw(picture: Picture, width: number, voice: Voice): Drawing {
  switch (picture.kind) {
    case 'bars':
      return drawBars(picture, width, voice);
    case 'heat':
      return drawHeat(picture, width, voice);
    case 'histogram':
      return drawHistogram(picture, width, voice);
    case 'fan':
      return drawFan(picture, width, voice);
    case 'scatter':
      return drawScatter(picture, width, voice);
    case 'compare':
      return drawCompare(picture, width, voice);
  }
}
