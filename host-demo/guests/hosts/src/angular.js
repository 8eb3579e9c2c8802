import 'zone.js';
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

class View {
  view = 'flights';
  heard = '';
}

// Compiled in the browser: a call, as the decorator's syntax needs a compiler of its own.
Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (view === 'elsewhere') {
      <main id="main">
        <h1>Elsewhere</h1>
        <button (click)="view = 'flights'">Come back</button>
      </main>
    } @else {
      <travel-header
        menu-button="on"
        [attr.active-vertical]="view"
        (travel-menu-toggle)="heard = 'menu: ' + $event.detail.open"
      ></travel-header>
      <main id="main">
        <h1>Your page</h1>
        <button (click)="view = 'trains'">Show trains</button>
        <button (click)="view = 'elsewhere'">Leave</button>
        <output>{{ heard }}</output>
      </main>
    }`,
})(View);

bootstrapApplication(View, { providers: [provideZoneChangeDetection()] });
