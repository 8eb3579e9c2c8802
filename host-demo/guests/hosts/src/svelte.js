import { mount } from 'svelte';
import View from './View.svelte';

mount(View, { target: document.getElementById('app') });
